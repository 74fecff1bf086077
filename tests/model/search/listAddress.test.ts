import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#model/search/filters';
import { readListState, writeListState } from '#model/search/listAddress';
import { anyListState } from './arbitraries';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the address of a list', () => {
  it('brings back every state as it was', () => {
    fc.assert(
      fc.property(anyListState, (state) => {
        expect(read(writeListState(state).toString())).toEqual(state);
      }),
    );
  });

  it('is the same after it was read and written', () => {
    fc.assert(
      fc.property(anyListState, (state) => {
        const address = writeListState(state).toString();
        expect(writeListState(read(address)).toString()).toBe(address);
      }),
    );
  });

  it('settles for any text after one reading', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const address = writeListState(read(query)).toString();
        expect(writeListState(read(address)).toString()).toBe(address);
      }),
    );
  });

  it('leaves out what is as usual', () => {
    expect(writeListState(read('')).toString()).toBe('');
    expect(writeListState(read('sort=default&page=1')).toString()).toBe('');
  });

  it('keeps what belongs to others', () => {
    expect(writeListState(read('q=a'), new URLSearchParams('lng=de&q=old&page=7')).toString()).toBe(
      'lng=de&q=a',
    );
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=2.5', 'page=x', 'sort=cheap', 'view=9', 'nonsense=1'])(
    'takes %s as not given',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it.each(['1e999', '-1', 'Infinity', 'NaN', '0x10', '1,5', '12345678', '1.2345678', ''])(
    'takes a price of %j as not given',
    (price) => {
      expect(read(`min=${price}&max=${price}`).filters).toEqual(noFilters);
    },
  );

  it('reads several values of a facet, each once', () => {
    expect(read('tag=Yoga&tag=Vegan&tag=Yoga&tag=').filters.values.tag).toEqual(['Yoga', 'Vegan']);
  });

  it('bounds how much it reads', () => {
    const many = Array.from({ length: 500 }, (_, at) => `tag=${at}`).join('&');
    expect(read(many).filters.values.tag.length).toBeLessThan(100);
    expect(read(`q=${'a'.repeat(1000)}`).query).toHaveLength(200);
    expect(read(`q=${'🧘'.repeat(500)}`).query).toBe('🧘'.repeat(200));
  });
});
