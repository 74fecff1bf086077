import { Orders } from '#features/desk/orders/Orders';
import { partPage } from './DeskPage';

export const OrdersPage = partPage('orders.title', Orders);
