import { expect, test } from 'vitest';
import { ArticleListBuilder } from './article-list.ts';

const builder = new ArticleListBuilder();
builder.add(0, { article: '13-16047', ean: null, eans: [], model: 'NDP 18-135' });
builder.add(1, { article: '13-00479', ean: null, eans: [], model: 'Nordika' });
builder.add(2, { article: '22-00018', ean: null, eans: [], model: 'A-TIG 180' });
const list = await builder.build();

test.each(['NDP 18-135', 'ndp18135', 'ndp 18 135', 'NDP18-135', 'taladro ndp 18-135', 'norda NDP18-135 solo cuerpo'])(
  'finds a model however its code is punctuated: %s',
  (query) => expect(list.named(query)).toEqual([0]),
);

test.each(['18-135', 'taladro 18', '135', 'nordika'])(
  'takes neither a part of a code nor a series for a number: %s',
  (query) => {
    expect(list.named(query)).toEqual([]);
    expect(list.begun(query)).toEqual([]);
  },
);
