-- By itself, because a new value can't be used in the transaction that adds it.
ALTER TYPE "PaymentMethodKind" ADD VALUE 'BROKERAGE';
