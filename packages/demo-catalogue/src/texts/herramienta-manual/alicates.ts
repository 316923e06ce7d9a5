import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  pliers: {
    use: [
      { es: 'Los alicates de cada día: sujetan, tuercen y cortan alambre y cable.', ca: 'Les alicates de cada dia: subjecten, torcen i tallen filferro i cable.', when: ({ jaw }) => jaw === 'universal' },
      { es: 'Para cortar cable, alambre y clavo a ras.', ca: 'Per tallar cable, filferro i clau arran.', when: ({ jaw }) => jaw === 'cutting' },
      { es: 'Para llegar a la caja de mecanismos y doblar el hilo en la punta.', ca: 'Per arribar a la caixa de mecanismes i doblegar el fil a la punta.', when: ({ jaw }) => jaw === 'long-nose' },
      { es: 'El pico de loro del fontanero: racores, sifones y tuercas de todas las medidas.', ca: 'El bec de lloro del lampista: ràcords, sifons i femelles de totes les mides.', when: ({ jaw }) => jaw === 'slip-joint' },
      { es: 'Se bloquean y sujetan solos: para soldar, sacar un tornillo pasado o hacer de tercera mano.', ca: 'Es bloquegen i subjecten soles: per soldar, treure un cargol passat o fer de tercera mà.', when: ({ jaw }) => jaw === 'locking' },
      { es: 'Para pelar cable sin tocar el cobre, en cuadros y mecanismos.', ca: 'Per pelar cable sense tocar el coure, en quadres i mecanismes.', when: ({ jaw }) => jaw === 'stripping' },
      { es: 'Para poner y quitar anillos de retención en ejes y rodamientos.', ca: 'Per posar i treure anelles de retenció en eixos i coixinets.', when: ({ jaw }) => jaw === 'circlip' },
      { es: 'La tenaza de encofrador: retuerce y corta el alambre de atar, y saca clavos.', ca: 'La tenalla d’encofrador: cargola i talla el filferro de lligar, i treu claus.', when: ({ jaw }) => jaw === 'nipper' },
    ],
    detail: [
      { es: 'El mango aislado a 1.000\u00a0V es el que pide un electricista.', ca: 'El mànec aïllat a 1.000\u00a0V és el que demana un electricista.', when: ({ insulated }) => insulated },
      { es: 'Con {length} de largo hay palanca de sobra, y la articulación no coge holgura.', ca: 'Amb {length} de llargada hi ha palanca de sobres, i l’articulació no agafa joc.', when: ({ length }) => length >= 200 },
      { es: 'Miden {length} y caben en el bolsillo del pantalón de trabajo.', ca: 'Fan {length} i caben a la butxaca dels pantalons de feina.', when: ({ length }) => length < 200 },
    ],
    limits: [
      { es: 'El mango no aísla: quita siempre la corriente.', ca: 'El mànec no aïlla: treu sempre el corrent.', when: ({ insulated }) => !insulated },
      { es: 'Ni con aislamiento trabajes mojado, y si el mango tiene un corte, tíralo.', ca: 'Ni amb aïllament treballis mullat, i si el mànec té un tall, llença’l.', when: ({ insulated }) => insulated },
      { es: 'No es para cuerda de piano ni para golpear.', ca: 'No és per a corda de piano ni per picar-hi.', when: ({ jaw }) => jaw === 'universal' || jaw === 'cutting' },
    ],
    included: [
      { es: 'Se venden sin funda.', ca: 'Es venen sense funda.' },
      { es: 'La funda para el cinturón va aparte.', ca: 'La funda per al cinturó va a part.' },
    ],
  },
};
