import Modal from 'react-bootstrap/Modal';
import '#styles/overlays.scss';
import styles from './ConfirmDialog.module.scss';
import { useCloseRequest } from './useCloseRequest';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation dialog for what takes something away: red is for buying. Load it lazily: the dialog's code is large. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  useCloseRequest(onClose);
  return (
    <Modal show centered onHide={onClose} aria-label={title} className={styles.confirm}>
      <Modal.Body>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="go">
          <button type="button" className="btn line" onClick={onConfirm}>
            {confirm}
          </button>
          <button type="button" className="btn ink" onClick={onClose}>
            {cancel}
          </button>
        </div>
      </Modal.Body>
    </Modal>
  );
}
