import { expect, it } from 'vitest';
import { colorFamiliesOf } from '../../../../src/model/search/engine/index/colorFamily';

it.each([
  ['#000000', ['black']],
  ['#ffffff', ['white', 'beige']],
  ['#808080', ['gray']],
  ['#ff0000', ['red']],
  ['#8b4513', ['orange', 'brown', 'red']],
  ['#e8d8c0', ['beige', 'orange']],
  ['#ffd27f', ['orange']],
  ['#ffd700', ['yellow']],
  ['#6b6b00', ['yellow']],
  ['#6b8e23', ['green']],
  ['#008080', ['green', 'blue']],
  ['#0000ff', ['blue']],
  ['#778899', ['blue', 'gray']],
  ['#5d3fd3', ['blue']],
  ['#8000ff', ['purple']],
  ['#800080', ['pink', 'purple', 'red']],
  ['#c71585', ['pink', 'purple', 'red']],
  ['#ffb6c1', ['pink', 'red']],
  ['#FFB6C1', ['pink', 'red']],
  ['red', []],
  ['#fff', []],
  ['x#ff0000', []],
  ['#ff0000;', []],
])('%s is called %j', (swatch, families) => {
  expect(new Set(colorFamiliesOf(swatch))).toEqual(new Set(families));
});
