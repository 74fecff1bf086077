import { describe, expect, test } from 'vitest';
import { freeDelivery } from '../../../src/model/order/delivery';

describe('free delivery', () => {
  test.each([
    [0, 200, 0],
    [199, 1, 0.995],
    [199.99, 0.01, 0.99995],
    [200, 0, 1],
    [200.01, 0, 1],
    [201, 0, 1],
  ])('at %d dollars %d are missing', (total, remaining, progress) => {
    expect(freeDelivery(total)).toEqual({ remaining, progress });
  });
});
