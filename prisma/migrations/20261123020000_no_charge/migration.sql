-- By itself: Postgres uses a new value of an enum only after the transaction that added it.
ALTER TYPE "PaymentMethodKind" ADD VALUE 'NO_CHARGE';
