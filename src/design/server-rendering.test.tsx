import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './overlays/dialog.tsx';
import { DiscountTag } from './products/tag.tsx';
import { Icon } from './page/icon.tsx';
import { IconSprite } from './page/icon-sprite.tsx';
import { RangeFields } from './forms/range-fields.tsx';
import { Slider } from './data-display/slider.tsx';
import { Snackbars } from './overlays/snackbars.tsx';
import { Tabs } from './actions/tabs.tsx';
import { TextField } from './forms/text-field.tsx';

const sliderTexts = {
  kind: 'carrusel',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Seguir',
  slide: (n: number, of: number) => `${n} de ${of}`,
};

test('an error is tied to its field', () => {
  const markup = renderToStaticMarkup(
    <TextField id="mail" label="Correo" hint="Tu correo" error="Correo incorrecto" />,
  );
  expect(markup).toContain('for="mail"');
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toMatch(/aria-describedby="mail-message".*id="mail-message"[^>]*>.*Correo incorrecto/s);
  expect(markup).not.toContain('Tu correo');
});

test('a closed dialog carries no content', () => {
  const markup = renderToStaticMarkup(
    <Dialog open={false} onClose={() => undefined} title="Entrar" closeLabel="Cerrar">
      Contenido
    </Dialog>,
  );
  expect(markup).not.toContain('Contenido');
});

test('a slider shows at most ten slides', () => {
  const slides = Array.from({ length: 12 }, (_, index) => <p key={index}>Oferta</p>);
  const markup = renderToStaticMarkup(
    <Slider label="Ofertas" texts={sliderTexts}>
      {slides}
    </Slider>,
  );
  expect(markup.match(/Oferta</g)).toHaveLength(10);
});

test('all panels of tabs are in the page, one of them shown', () => {
  const markup = renderToStaticMarkup(
    <Tabs
      label="Producto"
      tabs={[
        { id: 'a', label: 'A', panel: 'Uno' },
        { id: 'b', label: 'B', panel: 'Dos' },
      ]}
    />,
  );
  expect(markup).toContain('Uno');
  expect(markup).toContain('Dos');
  expect(markup.match(/hidden=""/g)).toHaveLength(1);
});

test('nothing needs an inline style, which the content security policy forbids', () => {
  const markup = renderToStaticMarkup(
    <>
      <IconSprite />
      <Snackbars label="Avisos" closeLabel="Cerrar" />
      <RangeFields
        bounds={{ min: 0, max: 100 }}
        value={{ min: 10, max: 60 }}
        onChange={() => undefined}
        format={String}
        texts={{ min: 'Mínimo', max: 'Máximo', lowest: '0', highest: '100' }}
      />
    </>,
  );
  expect(markup).not.toContain('style=');
});

test('an icon refers to a symbol of the sprite', () => {
  const name = renderToStaticMarkup(<Icon name="basket" />).match(/href="#([^"]+)"/)?.[1];
  expect(renderToStaticMarkup(<IconSprite />)).toContain(`<symbol id="${name}"`);
});

test('no discount, no tag', () => {
  expect(renderToStaticMarkup(<DiscountTag percent={0} label="Descuento" />)).toBe('');
});
