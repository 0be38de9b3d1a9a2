ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit" CHECK ("credit_cents" = 0 OR "credit_cents" BETWEEN "deposit_cents" AND -1);
