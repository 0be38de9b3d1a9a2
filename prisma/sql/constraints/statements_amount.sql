ALTER TABLE "statements" ADD CONSTRAINT "statements_amount" CHECK ("amount_cents" > 0);
