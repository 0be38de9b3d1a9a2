ALTER TABLE "statements" ADD CONSTRAINT "statements_disputed" CHECK ("disputed_at" IS NULL OR "stripe_payment_id" IS NOT NULL);
