import { Navigate, useLocation } from 'react-router-dom';
import { itemPath } from '#model/paths';
import { withoutAdded } from '#model/spelledAddress';
import { selectItems } from '#model/shopState';
import { notFound } from '#pages/notFound';
import { useShop } from '#storeHooks';

/** Where no item has this id: the one that is meant, as by an address in capitals, or else that there is none. */
export function NoSuchItem({ id = '' }: { id: string | undefined }) {
  const { search } = useLocation();
  const meant = useShop((state) =>
    selectItems(state).find((item) => item.id.toLowerCase() === withoutAdded(id).toLowerCase()),
  );
  return meant ? <Navigate replace to={itemPath(meant) + search} /> : <notFound.Page missing="item" />;
}
