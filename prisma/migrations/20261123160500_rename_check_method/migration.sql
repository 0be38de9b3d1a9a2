-- American spelling. Audit entries keep the word they were written with: their rows never change.
ALTER TYPE "PaymentMethodKind" RENAME VALUE 'CHEQUE' TO 'CHECK';

UPDATE "invoice_events" SET "details" = "details" || '{"method": "CHECK"}' WHERE "details"->>'method' = 'CHEQUE';
