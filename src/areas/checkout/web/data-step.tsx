import type { Basket } from '#areas/basket/contract.ts';
import { isNothingHandedOver } from '#areas/basket/web/basket-web.ts';
import { Tag } from '#design/products/tag.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Box } from '#design/page/box.tsx';
import { messages } from '../messages.ts';
import styles from './checkout-page.module.css';
import { CustomerFields } from './customer/customer-fields.tsx';
import { DeliveryChoice } from './delivery/delivery-choice.tsx';
import type { AddressFieldsProps } from './address/address-fields.tsx';

interface DataStepProps extends AddressFieldsProps {
  readonly basket: Basket;
  /** Euros to pay, as far as the delivery is known. */
  readonly price: number;
  readonly isSignedIn: boolean;
}

/** The first step: who orders, and how it is received. */
export function DataStep({ isSignedIn, basket, price, ...fields }: DataStepProps) {
  const t = useMessages(messages);
  const isHandedOver = !isNothingHandedOver(basket);
  return (
    <>
      <CustomerFields {...fields} price={price} isSignedIn={isSignedIn} isHandedOver={isHandedOver} />
      {isHandedOver ? (
        <DeliveryChoice {...fields} basket={basket} />
      ) : (
        <Box title={t.delivery.title}>
          <p>{t.delivery.nothing}</p>
        </Box>
      )}
      <Box
        className={styles.later}
        title={(isHandedOver ? t.steps : t.stepsOfServices).payment}
        actions={<Tag tone="mute">{t.laterTag}</Tag>}
      >
        {null}
      </Box>
    </>
  );
}
