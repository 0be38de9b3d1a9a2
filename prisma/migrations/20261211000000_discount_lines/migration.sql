-- In a migration of its own, because a new value can't be used in the transaction that adds it.
ALTER TYPE "InvoiceLineKind" ADD VALUE 'DISCOUNT' BEFORE 'ADJUSTMENT';
