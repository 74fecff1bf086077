import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { imagesOf, type Item } from '#model/catalogue/item';
import { gonePart, startingChoice, type AskedChoice } from '#model/availability/variationChoice';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { ChargedNote } from '#ui/money/ChargedNote';
import { unitPrice } from '#model/money/pricing';
import { Price } from '#ui/money/Price';
import { BuyBox } from './buy/BuyBox';
import { usePurchase } from './buy/usePurchase';
import '#styles/overlays.scss';
import styles from './QuickView.module.scss';
import { itemPath } from '#model/paths';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import { useCloseRequest } from '#ui/overlay/useCloseRequest';

interface QuickViewProps {
  item: Item;
  onClose: () => void;
  onAdded?: () => void;
}

/** Quick view: an item in a dialog with picture, price, all choices and the add button. */
export function QuickView({ item, onClose, onAdded }: QuickViewProps) {
  useCloseRequest(onClose);
  const { t } = useTranslation('item');
  const translated = useCatalogueWords();
  const [asked, setAsked] = useState<AskedChoice>({});
  const choice = startingChoice(item, asked);
  const purchase = usePurchase(item, choice, onAdded);
  const [picture] = imagesOf(item, choice);
  return (
    <Modal
      show
      centered
      size="lg"
      onHide={onClose}
      aria-label={translated(item.name)}
      className={styles.quickView}
    >
      <Modal.Body data-dim={item.dimensions[0]?.toLowerCase()}>
        <button type="button" className={`square ${styles.last}`} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        <Picture
          key={picture}
          src={picture}
          alt={t('gallery.picture', { name: translated(item.name), index: 1 })}
          isFirst
        />
        <div>
          <h2>
            <CatalogueText>{item.name}</CatalogueText>
          </h2>
          <Price of={item}>
            <ChargedNote amount={unitPrice(item)} />
          </Price>
          {item.summary && (
            <p className="soft">
              <CatalogueText>{item.summary}</CatalogueText>
            </p>
          )}
          <BuyBox
            item={item}
            choice={choice}
            gone={gonePart(item, asked)}
            onChoose={({ selectedProductColor: color, selectedProductSize: size }) =>
              setAsked({ color, size })
            }
            purchase={purchase}
          />
          <Link className="under" to={itemPath(item)} onClick={onClose}>
            {t('allDetails')}
          </Link>
        </div>
      </Modal.Body>
    </Modal>
  );
}
