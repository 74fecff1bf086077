import { describe, expect, it } from 'vitest';
import { colorFamiliesOf } from '#model/search/words/swatches';

const familiesOf = (swatch: string) => new Set(colorFamiliesOf(swatch));

describe('the colour of a swatch', () => {
  it.each([
    ['#000000', ['black']],
    ['#ffffff', ['white', 'beige']],
    ['#808080', ['gray']],
    ['#ff0000', ['red']],
    ['#a02d24', ['red']],
    ['#8b4513', ['orange', 'brown', 'red']],
    ['#e8d8c0', ['beige', 'orange']],
    ['#f28713', ['orange']],
    ['#ffd27f', ['orange']],
    ['#fd8f4c', ['orange']],
    ['#de771d', ['orange', 'red']],
    ['#ffd700', ['yellow']],
    ['#6b6b00', ['yellow']],
    ['#6b8e23', ['green']],
    ['#008080', ['green', 'blue']],
    ['#0000ff', ['blue']],
    ['#7ad5f0', ['blue']],
    ['#778899', ['blue', 'gray']],
    ['#5d3fd3', ['blue']],
    ['#8000ff', ['purple']],
    ['#a46fa6', ['purple']],
    ['#800080', ['pink', 'purple', 'red']],
    ['#c71585', ['pink', 'purple', 'red']],
    ['#aa0020', ['red']],
    ['#e5745e', ['pink', 'red']],
    ['#ffb6c1', ['pink', 'red']],
    ['#FFB6C1', ['pink', 'red']],
  ])('%s is called %j', (swatch, families) => {
    expect(familiesOf(swatch)).toEqual(new Set(families));
  });

  it.each([
    ['is no gray from a tenth of saturation on', '#2c2424', ['red']],
    ['is yellow from 42 degrees on', '#a77d1b', ['yellow']],
    ['is brown from 8 degrees on', '#db2509', ['red', 'brown']],
    ['is no brown from 66 degrees on', '#4a4e26', ['green']],
    ['is no beige from six tenths of saturation on', '#edd4b7', ['orange']],
    ['is no red from 30 degrees on', '#ff8b17', ['orange']],
    ['is nothing but blue from a quarter of saturation on', '#485278', ['blue']],
    ['is blue besides green from 165 degrees on', '#34a488', ['green', 'blue']],
    ['is no green from 190 degrees on', '#075c6d', ['blue']],
    ['is purple up to 320 degrees, however light', '#fa4fc1', ['pink', 'purple', 'red']],
    ['is no pink from 18 degrees on', '#d2a896', ['orange']],
    ['is purple up to six tenths of lightness', '#da5893', ['pink', 'purple', 'red']],
    ['is purple up to 342 degrees', '#d54973', ['pink', 'purple', 'red']],
  ])('%s: %s', (_rule, swatch, families) => {
    expect(familiesOf(swatch)).toEqual(new Set(families));
  });

  it.each(['', 'red', '#fff', 'x#ff0000', '#ff0000;'])('is unknown where it is written as %j', (swatch) => {
    expect(colorFamiliesOf(swatch)).toEqual([]);
  });
});
