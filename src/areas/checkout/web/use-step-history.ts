import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type CheckoutStep, checkoutStep } from './checkout-step.ts';

/**
 * The step as an entry in the browser's history, so that its back button leads from the second to the first. The second
 * is shown only while `canPay`.
 */
export function useStepHistory(canPay: boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isRequested = (state as { step?: CheckoutStep } | null)?.step === 2;
  const step: CheckoutStep = isRequested && canPay ? 2 : 1;

  useEffect(() => {
    checkoutStep.set(step);
    return () => checkoutStep.set(1);
  }, [step]);

  return {
    step,
    toPayment: () => void navigate({ search }, { state: { step: 2 }, replace: isRequested }),
    // The second step is entered from the first only.
    toData: () => void navigate(-1),
  };
}
