import { Catalogue } from '#features/desk/catalogue/Catalogue';
import { partPage } from './DeskPage';

export const CataloguePage = partPage('catalogue.title', Catalogue);
