import { askedPage } from '#features/desk/parts/useListAddress';
import { pageOf } from '#model/search/paging';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { filteredOrders, orderFilterFrom, textOfOrder } from '#model/desk/orderFilter';
import { isPaid } from '#model/order/payment';
import { isGuestOrder } from '#model/order/places';
import { toPay } from '#model/order/taxes';
import { deskOrderPath, paths } from '#model/paths';

import { ordersPage, useNewestOrders, useOrders } from '#features/desk/live/deskData';
import { useInSlices } from '#features/desk/live/useInSlices';
import { DataTable, type Column } from '#features/desk/parts/DataTable';
import { DeskPager } from '#features/desk/parts/DeskPager';
import { StatusBadge } from '#features/desk/parts/StatusBadge';
import { useBuyer } from '#features/desk/parts/useBuyer';
import { useDays } from '#features/desk/parts/useDays';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { Spinner } from '#ui/Spinner';
import { OrderFilters } from './OrderFilters';
import { OrderExport } from './OrderExport';

function useColumns(): Column<BookedOrder>[] {
  const { t } = useTranslation('owner');
  const buyer = useBuyer();
  const { moment } = useDays();
  const amountText = useOwnAmount();
  return [
    {
      id: 'number',
      head: t('orders.number'),
      kind: 'main',
      cell: ({ number, order }) => (
        <Link className="under" to={deskOrderPath(order.id)}>
          {number}
        </Link>
      ),
    },
    { id: 'placed', head: t('orders.placed'), cell: ({ order }) => moment(order.createdAt) },
    {
      id: 'who',
      head: t('orders.who'),
      cell: ({ path, order }) =>
        `${buyer(order)} (${t(isGuestOrder(path) ? 'orders.guest' : 'orders.member')})`,
    },
    {
      id: 'status',
      head: t('orders.status'),
      kind: 'word',
      cell: ({ order }) => <StatusBadge order={order} />,
    },
    {
      id: 'paid',
      head: t('orders.paid'),
      kind: 'word',
      cell: ({ order }) => t(isPaid(order) ? 'orders.isPaid' : 'orders.unpaid'),
    },
    {
      id: 'total',
      head: t('orders.total'),
      kind: 'number',
      cell: ({ order }) => amountText(toPay(order)),
    },
  ];
}

interface OrderListProps {
  /** The orders that are listed, as far as they are known. */
  known: readonly BookedOrder[];
  /** All of them, once they are read. */
  orders: readonly BookedOrder[] | undefined;
  query: URLSearchParams;
}

/** A page of orders. A choice in the filters does not render it again before the list follows. */
const OrderList = memo(function OrderList({ known, orders, query }: OrderListProps) {
  const { t } = useTranslation('owner');
  const columns = useColumns();
  const { shown, page, pages } = pageOf(known, askedPage(query), ordersPage);
  return (
    <>
      <output>{orders ? t('orders.count', { count: known.length }) : t('state.loading')}</output>
      {known.length > 0 && (
        <DataTable label={t('orders.title')} columns={columns} rows={shown} keyOf={({ path }) => path} />
      )}
      {orders && <DeskPager page={page} pages={pages} path={paths.ownerOrders} search={query} />}
      {orders && <OrderExport orders={orders} />}
    </>
  );
});

/** Every order: searched, filtered and paged by the address, so that a list can be kept and sent. */
export function Orders() {
  const { t } = useTranslation('owner');
  const { value: orders } = useOrders();
  const newest = useNewestOrders().value;
  const [search] = useSearchParams();
  // Typing goes first; the list follows.
  const query = useDeferredValue(search);
  const found = useMemo(() => orders && filteredOrders(orders, orderFilterFrom(query)), [orders, query]);
  // So that the first letter of a search finds them ready.
  useInSlices(orders, textOfOrder);
  const isPlain = query.toString() === '';
  // As long as the rest is read only a full first page is known to be the one that will stand there.
  const known = found ?? (isPlain && newest && newest.length >= ordersPage ? newest : undefined);
  if (!known) return <Spinner label={t('state.loading')} />;
  return (
    <>
      <OrderFilters />
      <OrderList known={known} orders={orders} query={query} />
    </>
  );
}
