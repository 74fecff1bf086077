import type { Dispatch, Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopState } from './model/shopState';

/** The typed hooks of the shop's state. */
export const useShop = useSelector.withTypes<ShopState>();
export const useShopDispatch = useDispatch.withTypes<Dispatch>();
export const useShopStore = useStore.withTypes<Store<ShopState>>();
