import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class FirstResponse {
    static final Map<String, Map<String, Object>> RESERVAS = Map.of(
        "K7M2QX", ordenado("localizador", "K7M2QX", "salida", "2026-12-04", "destino", "Cusco"));

    static Map<String, Object> consultar(String localizador) {
        if (localizador.equals("CAIDA1")) throw new IllegalStateException("ECONNREFUSED reservas-lectura");
        return RESERVAS.get(localizador);
    }

    static Map<String, Object> texto(Map<String, Object> datos) {
        return ordenado("content", List.of(ordenado("type", "text", "text", json(datos))));
    }

    static Map<String, Object> exito(Map<String, Object> datos) {
        Map<String, Object> resultado = texto(datos);
        resultado.put("structuredContent", datos);
        return resultado;
    }

    static Map<String, Object> fallo(String tipo, String frase, String detalle) {
        Map<String, Object> error = ordenado("error_type", tipo, "user_message", frase);
        if (detalle != null) error.put("details", detalle);
        Map<String, Object> resultado = texto(ordenado("error", error));
        resultado.put("isError", true);
        return resultado;
    }

    static Map<String, Object> buscarReserva(String localizador) {
        if (!localizador.matches("[A-Z0-9]{6}"))
            return fallo("VALIDATION", "El localizador tiene seis letras o cifras. ¿Me lo dicta otra vez?", null);
        try {
            Map<String, Object> reserva = consultar(localizador);
            return reserva == null
                ? fallo("NOT_FOUND", "No aparece ninguna reserva con ese localizador.", null)
                : exito(reserva);
        } catch (RuntimeException causa) {
            return fallo("SYSTEM", "Ahora no es posible consultar las reservas.", causa.toString());
        }
    }

    public static void main(String[] argumentos) {
        var salida = new java.io.PrintStream(System.out, true, java.nio.charset.StandardCharsets.UTF_8);
        for (String localizador : List.of("K7M2QX", "ZZZZZZ", "K7", "CAIDA1"))
            salida.println(json(buscarReserva(localizador)));
    }

    static Map<String, Object> ordenado(Object... pares) {
        Map<String, Object> mapa = new LinkedHashMap<>();
        for (int i = 0; i < pares.length; i += 2) mapa.put((String) pares[i], pares[i + 1]);
        return mapa;
    }

    static String json(Object valor) {
        if (valor instanceof Map<?, ?> mapa)
            return mapa.entrySet().stream()
                .map(par -> json(par.getKey()) + ":" + json(par.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        if (valor instanceof List<?> lista)
            return lista.stream().map(FirstResponse::json).collect(Collectors.joining(",", "[", "]"));
        if (valor instanceof String texto)
            return "\"" + texto.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
        return String.valueOf(valor);
    }
}
