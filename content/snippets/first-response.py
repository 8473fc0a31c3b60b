import json
import re

RESERVAS = {"K7M2QX": {"localizador": "K7M2QX", "salida": "2026-12-04", "destino": "Cusco"}}


def consultar(localizador):
    if localizador == "CAIDA1":
        raise ConnectionError("ECONNREFUSED reservas-lectura")
    return RESERVAS.get(localizador)


def texto(datos):
    return {"content": [{"type": "text", "text": json.dumps(datos, ensure_ascii=False)}]}


def exito(datos):
    return {**texto(datos), "structuredContent": datos}


def fallo(error_type, user_message, details=None):
    error = {"error_type": error_type, "user_message": user_message}
    if details:
        error["details"] = details
    return {**texto({"error": error}), "isError": True}


def buscar_reserva(localizador):
    if not re.fullmatch(r"[A-Z0-9]{6}", localizador):
        return fallo("VALIDATION", "El localizador tiene seis letras o cifras. ¿Me lo dicta otra vez?")
    try:
        reserva = consultar(localizador)
    except Exception as causa:
        return fallo("SYSTEM", "Ahora no es posible consultar las reservas.", repr(causa))
    if reserva is None:
        return fallo("NOT_FOUND", "No aparece ninguna reserva con ese localizador.")
    return exito(reserva)


for localizador in ["K7M2QX", "ZZZZZZ", "K7", "CAIDA1"]:
    print(json.dumps(buscar_reserva(localizador), ensure_ascii=False))
