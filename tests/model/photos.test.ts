import { expect, test } from 'vitest';
import { isOwnPhoto, itemPreview, photoSet } from '#model/photos';

test.each([
  ['/pictures/honey.jpg', true],
  ['/pictures/honey/Jar 1.JPEG', true],
  ['/pictures/honey.webp', true],
  ['/pictures/honey.avif', true],
  ['/pictures/honey.png', true],
  ['/pictures/honey.svg', false],
  ['/pictures/og/food.png', false],
  ['/icon-512.png', false],
  ['//pictures/honey.jpg', false],
  ['https://cdn.example/pictures/honey.jpg', false],
  ['/pictures/honey.jpg?x=1', false],
  ['', false],
])('%s is a photo of the shop’s own: %s', (src, expected) => {
  expect(isOwnPhoto(src)).toBe(expected);
});

test('a photo is offered in every width', () => {
  expect(photoSet('/pictures/a.jpg')).toBe(
    '/pictures/a.jpg.320.webp 320w, /pictures/a.jpg.640.webp 640w, /pictures/a.jpg.1080.webp 1080w',
  );
});

test.each([
  [['/pictures/a.jpg', '/pictures/b.jpg'], '/pictures/a.jpg.preview.jpg'],
  [['https://cdn.example/a.jpg'], 'https://cdn.example/a.jpg'],
  [['/pictures/a.svg'], undefined],
  [[], undefined],
])('a link to an item with %j shows %s', (images, expected) => {
  expect(itemPreview(images)).toBe(expected);
});
