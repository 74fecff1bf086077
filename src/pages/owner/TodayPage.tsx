import { Today } from '#features/desk/today/Today';
import { partPage } from './DeskPage';

export const TodayPage = partPage('today.title', Today);
