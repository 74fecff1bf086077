import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { orderChange } from '#model/desk/orderChanges';
import { orderNotes } from '#model/order/places';
import { useOrderNotes } from '#features/desk/live/deskData';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { noteSchema } from './schemas';
import type { OrderWriting } from './useOrderWriting';
import styles from './OrderDesk.module.scss';

interface OwnNoteProps {
  entry: BookedOrder;
  write: OrderWriting;
}

function NoteForm({ entry, write, note }: OwnNoteProps & { note: string }) {
  const { t } = useTranslation('owner');
  const { id } = entry.order;
  const { form, forgetDraft } = useSchemaForm({
    schema: noteSchema,
    defaults: { note },
    draft: { key: `desk-note-${id}` },
  });
  return (
    <Form
      form={form}
      label={t('note.title')}
      onSubmit={async (typed) => {
        const isDone = await write.change(({ path, order }) => ({
          ...orderChange(path, order, {}),
          [`${orderNotes}/${id}`]: typed.note || null,
        }));
        if (isDone) forgetDraft();
      }}
    >
      <TextAreaField form={form} name="note" label={t('note.label')} hint={t('note.hint')} rows={3} />
      <SubmitButton form={form} className="btn line">
        {t('note.save')}
      </SubmitButton>
    </Form>
  );
}

/** A note for those who run the shop; the shopper never sees it. */
export function OwnNote(props: OwnNoteProps) {
  const { t } = useTranslation('owner');
  const { value: notes } = useOrderNotes();
  const note = notes?.[props.entry.order.id] ?? '';
  if (!notes) return null;
  return (
    <section className={styles.part} aria-label={t('note.title')}>
      <h2>{t('note.title')}</h2>
      {/* Somebody else's note begins the field anew. */}
      <NoteForm key={note} {...props} note={note} />
    </section>
  );
}
