import { Navigate, useLocation } from 'react-router-dom';
import { itemPath } from '#model/paths';
import { selectItems } from '#model/shopState';
import { notFound } from '#pages/notFound';
import { useShop } from '#storeHooks';

/** Where no item has this id: the one whose id differs in capital letters alone, or else that there is none. */
export function NoSuchItem({ id = '' }: { id: string | undefined }) {
  const { search } = useLocation();
  const meant = useShop((state) =>
    selectItems(state).find((item) => item.id.toLowerCase() === id.toLowerCase()),
  );
  return meant ? <Navigate replace to={itemPath(meant) + search} /> : <notFound.Page missing="item" />;
}
