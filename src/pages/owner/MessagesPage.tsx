import { Messages } from '#features/desk/messages/Messages';
import { partPage } from './DeskPage';

export const MessagesPage = partPage('post.title', Messages);
