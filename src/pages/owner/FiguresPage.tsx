import { Figures } from '#features/desk/figures/Figures';
import { partPage } from './DeskPage';

export const FiguresPage = partPage('figures.title', Figures);
