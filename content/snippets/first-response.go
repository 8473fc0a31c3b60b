package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
)

type Reserva struct {
	Localizador string `json:"localizador"`
	Salida      string `json:"salida"`
	Destino     string `json:"destino"`
}

type Fallo struct {
	ErrorType   string `json:"error_type"`
	UserMessage string `json:"user_message"`
	Details     string `json:"details,omitempty"`
}

type Bloque struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

type Resultado struct {
	Content           []Bloque `json:"content"`
	StructuredContent any      `json:"structuredContent,omitempty"`
	IsError           bool     `json:"isError,omitempty"`
}

var reservas = map[string]Reserva{"K7M2QX": {"K7M2QX", "2026-12-04", "Cusco"}}
var forma = regexp.MustCompile(`^[A-Z0-9]{6}$`)

func consultar(localizador string) (Reserva, bool, error) {
	if localizador == "CAIDA1" {
		return Reserva{}, false, errors.New("ECONNREFUSED reservas-lectura")
	}
	reserva, existe := reservas[localizador]
	return reserva, existe, nil
}

func texto(datos any) Resultado {
	bytes, err := json.Marshal(datos)
	if err != nil {
		panic(err)
	}
	return Resultado{Content: []Bloque{{"text", string(bytes)}}}
}

func exito(datos any) Resultado {
	resultado := texto(datos)
	resultado.StructuredContent = datos
	return resultado
}

func fallo(tipo, frase, detalle string) Resultado {
	resultado := texto(map[string]Fallo{"error": {tipo, frase, detalle}})
	resultado.IsError = true
	return resultado
}

func buscarReserva(localizador string) Resultado {
	if !forma.MatchString(localizador) {
		return fallo("VALIDATION", "El localizador tiene seis letras o cifras. ¿Me lo dicta otra vez?", "")
	}
	reserva, existe, err := consultar(localizador)
	if err != nil {
		return fallo("SYSTEM", "Ahora no es posible consultar las reservas.", err.Error())
	}
	if !existe {
		return fallo("NOT_FOUND", "No aparece ninguna reserva con ese localizador.", "")
	}
	return exito(reserva)
}

func main() {
	for _, localizador := range []string{"K7M2QX", "ZZZZZZ", "K7", "CAIDA1"} {
		linea, err := json.Marshal(buscarReserva(localizador))
		if err != nil {
			panic(err)
		}
		fmt.Println(string(linea))
	}
}
