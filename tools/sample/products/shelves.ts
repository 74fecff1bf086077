import type { ProductShelf } from './productSource';
import { apparel } from './apparel';
import { beauty } from './beauty';
import { equipment } from './equipment';
import { gadgets } from './gadgets';
import { journals } from './journals';
import { nutrition } from './nutrition';
import { sleep } from './sleep';

export const shelves: ProductShelf[] = [equipment, nutrition, beauty, gadgets, sleep, journals, apparel];
