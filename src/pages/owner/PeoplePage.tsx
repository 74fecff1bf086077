import { People } from '#features/desk/people/People';
import { partPage } from './DeskPage';

export const PeoplePage = partPage('people.title', People);
