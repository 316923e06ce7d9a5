import { expect, test } from 'vitest';
import { splitPictures } from './split-pictures.ts';

test.each([
  ['a.jpg|b.jpg', ['a.jpg', 'b.jpg']],
  ['https://a.example/1.jpg, https://a.example/2', ['https://a.example/1.jpg', 'https://a.example/2']],
  ['http://a.example/1.jpg,http://a.example/2.jpg', ['http://a.example/1.jpg', 'http://a.example/2.jpg']],
  ['https://a.example/w_100,h_200/1.jpg', ['https://a.example/w_100,h_200/1.jpg']],
  ['m/b/mb01.jpg,m/b/mb02.JPG', ['m/b/mb01.jpg', 'm/b/mb02.JPG']],
  ['sierra, verde.jpg', ['sierra, verde.jpg']],
  ['', []],
])('the pictures of %j are %j', (cell, pictures) => expect(splitPictures(cell)).toEqual(pictures));
