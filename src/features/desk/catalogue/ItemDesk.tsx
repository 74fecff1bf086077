import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Item } from '#model/catalogue/item';
import { emptied, itemGone } from '#model/desk/itemDraft';
import { firstLanguage, languageNames, languages, type Language } from '#model/languages';
import { deskItemPath, itemPath, paths } from '#model/paths';
import { isFields } from '#model/untrusted';
import { useRawItems } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import buttons from '#features/desk/parts/buttons.module.scss';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { Tabs } from '#ui/navigation/Tabs';
import { Notice } from '#ui/Notice';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { Spinner } from '#ui/Spinner';
import { ItemForm } from './ItemForm';
import { knownCategories } from './itemSchema';
import { ItemTexts } from './ItemTexts';

interface ItemDeskProps {
  kind: Item['kind'];
  /** Undefined for a new item. */
  id: string | undefined;
  /** The item that a new one is made after. */
  copyOf: string | undefined;
}

/** One item as a whole: changed, translated, copied, taken out of the shop, or new. */
export function ItemDesk({ kind, id: given, copyOf }: ItemDeskProps) {
  const { t } = useTranslation('owner');
  const panel = useId();
  const navigate = useNavigate();
  const writing = useWrite();
  const [language, setLanguage] = useState<Language>(firstLanguage);
  /** A new item that was made here. Its form stays until nothing is left to save, for somebody may be typing in it. */
  const [lastMade, setMade] = useState<{
    id: string;
    after: string | undefined;
    node: unknown;
    isSaved: boolean;
    /** The database has told of it, so that it is gone once it does not any more. */
    isHeard: boolean;
  }>();
  // A copy may be begun from there.
  const made = lastMade?.after === copyOf ? lastMade : undefined;
  const id = given ?? made?.id;
  const { value: nodes } = useRawItems(kind);
  const known = useMemo(() => knownCategories(kind, nodes ?? {}), [kind, nodes]);
  const source = id ?? copyOf;
  const found = (nodes && source !== undefined ? nodes[source] : undefined) ?? made?.node;
  const node = useMemo(() => (id === undefined ? emptied(found) : found), [id, found]);
  const opened = made?.isSaved && isFields(nodes?.[made.id]) ? deskItemPath(kind, made.id) : undefined;
  useEffect(() => {
    if (opened !== undefined) void navigate(opened, { replace: true });
  }, [opened, navigate]);
  if (!nodes) return <Spinner label={t('state.loading')} />;
  const isTaken = (wanted: string): boolean => isFields(nodes[wanted]);
  if (made && !made.isHeard && isTaken(made.id)) setMade({ ...made, isHeard: true });
  if (source !== undefined && !isTaken(source) && (made === undefined || made.isHeard))
    return <Notice tone="info">{t('item.missing')}</Notice>;
  const retire = async (): Promise<void> => {
    if (id !== undefined && (await writing.run(() => itemGone(kind, id))))
      void navigate(paths.ownerCatalogue);
  };
  return (
    <>
      {id !== undefined && (
        <Tabs
          label={t('item.languages')}
          panelId={panel}
          tabs={languages.map((each) => ({ id: each, label: languageNames[each] }))}
          active={language}
          onChange={setLanguage}
        />
      )}
      <div id={panel} role={id === undefined ? undefined : 'tabpanel'} aria-label={languageNames[language]}>
        {id === undefined || language === firstLanguage ? (
          <ItemForm
            key={`${kind}/${given ?? copyOf ?? ''}`}
            {...{ kind, id, copyOf, node, known, isTaken }}
            onSaved={(name, isSaved) =>
              given === undefined &&
              setMade({ id: name, after: copyOf, node, isSaved, isHeard: isTaken(name) })
            }
          />
        ) : (
          <ItemTexts key={`${language}/${kind}/${id}`} item={{ kind, id }} node={node} language={language} />
        )}
      </div>
      <ProblemNote writing={writing} />
      <p className={`go ${buttons.buttons}`}>
        <Link className="under" to={paths.ownerCatalogue}>
          {t('item.back')}
        </Link>
        {id !== undefined && (
          <>
            <Link className="under" to={itemPath({ kind, id })}>
              {t('item.look')}
            </Link>
            <Link className="under" to={deskItemPath(kind, undefined, id)}>
              {t('item.copy')}
            </Link>
            <ConfirmedButton
              label={t('item.retire')}
              title={t('item.retireTitle')}
              text={t('item.retireText')}
              confirm={t('item.retire')}
              cancel={t('steps.keep')}
              onConfirm={() => void retire()}
            />
          </>
        )}
      </p>
    </>
  );
}
