import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'step-ladder': {
    use: [
      { es: 'Escalera para cambiar una bombilla, pintar un techo o llegar al altillo.', ca: 'Escala per canviar una bombeta, pintar un sostre o arribar a l’altell.', when: ({ steps }) => steps <= 5 },
      { es: 'Escalera alta para pintores e instaladores en pisos, locales y naves.', ca: 'Escala alta per a pintors i instal·ladors en pisos, locals i naus.', when: ({ steps }) => steps > 5 },
    ],
    detail: [
      { es: 'La fibra no conduce la corriente: es la del electricista.', ca: 'La fibra no condueix el corrent: és la de l’electricista.', when: ({ material }) => material === 'fibreglass' },
      { es: 'El peldaño es ancho, y la bandeja guarda el cubo y la herramienta.', ca: 'L’esglaó és ample, i la safata guarda la galleda i l’eina.' },
    ],
    limits: [
      { es: 'Aguanta {load}; no subas al último peldaño ni la uses de escalera de mano.', ca: 'Aguanta {load}; no pugis a l’últim esglaó ni la facis servir d’escala de mà.' },
      { es: 'Aguanta {load}; el aluminio conduce: no la uses cerca de cables.', ca: 'Aguanta {load}; l’alumini condueix: no la facis servir a prop de cables.', when: ({ material }) => material === 'aluminium' },
    ],
    included: [{ es: 'Viene montada, con bandeja y tacos que no marcan el suelo.', ca: 'Ve muntada, amb safata i tacs que no marquen el terra.' }],
  },
  'extension-ladder': {
    use: [
      { es: 'Escalera para llegar a la canaleta, la fachada o el tejado y guardarla en el garaje.', ca: 'Escala per arribar a la canal, la façana o la teulada i desar-la al garatge.' },
    ],
    detail: [{ es: 'Tiene {sections} tramos que corren uno sobre otro, base estabilizadora y enganche de seguridad.', ca: 'Té {sections} trams que corren l’un sobre l’altre, base estabilitzadora i enganxall de seguretat.' }],
    limits: [
      { es: 'Aguanta {load}; apóyala a un paso de la pared por cada cuatro de altura y no la uses cerca de cables.', ca: 'Aguanta {load}; recolza-la a un pas de la paret per cada quatre d’alçada i no la facis servir a prop de cables.' },
    ],
    included: [{ es: 'Trae la base estabilizadora; los ganchos de tejado van aparte.', ca: 'Porta la base estabilitzadora; els ganxos de teulada van a part.' }],
  },
  'scaffold-tower': {
    use: [{ es: 'Andamio con ruedas para pintar, enfoscar o instalar a {work-height} sin subir y bajar.', ca: 'Bastida amb rodes per pintar, arrebossar o instal·lar a {work-height} sense pujar i baixar.' }],
    detail: [{ es: 'Se monta entre dos sin herramientas y lleva barandilla, rodapié y trampilla.', ca: 'Es munta entre dos sense eines i porta barana, entornpeu i trapa.' }],
    limits: [
      { es: 'Carga {load}; frena las cuatro ruedas antes de subir y no lo muevas con nadie encima.', ca: 'Carrega {load}; frena les quatre rodes abans de pujar i no la moguis amb ningú a sobre.' },
    ],
    included: [{ es: 'Incluye {contents}.', ca: 'Inclou {contents}.' }],
  },
  'work-platform': {
    use: [{ es: 'Plataforma para pintar y colocar placa sin subir y bajar de la escalera.', ca: 'Plataforma per pintar i col·locar placa sense pujar i baixar de l’escala.' }],
    detail: [{ es: 'Se abre en segundos, se pliega plana y cabe en el coche.', ca: 'S’obre en segons, es plega plana i cap al cotxe.' }],
    limits: [{ es: 'Aguanta {load}, una persona con su herramienta; no pongas una escalera encima.', ca: 'Aguanta {load}, una persona amb la seva eina; no hi posis una escala a sobre.' }],
    included: [{ es: 'Viene montada, con asa y tacos de goma.', ca: 'Ve muntada, amb nansa i tacs de goma.' }],
  },
};
