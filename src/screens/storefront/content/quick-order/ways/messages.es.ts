export const es = {
  title: 'Así también se entiende',
  usual: 'Referencia y cantidad',
  withoutHyphen: 'Sin guion, con punto y coma',
  quantityFirst: 'La cantidad delante',
  words: 'Con palabras, y lo eliges',
};
