import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/picture/Icon';
import { useLeave } from '../session/useSignOut';

export function LeaveButton() {
  const { t } = useTranslation('account');
  const leave = useLeave();
  return (
    <button type="button" className="btn line" onClick={leave}>
      <Icon name="leave" />
      {t('leave.submit')}
    </button>
  );
}
