import { Settings } from '#features/desk/settings/Settings';
import { partPage } from './DeskPage';

export const SettingsPage = partPage('settings.title', Settings);
