ALTER TABLE "statements" ADD CONSTRAINT "statements_paid" CHECK (
  ("status" = 'PAID') = ("paid_at" IS NOT NULL) AND ("paid_at" IS NULL) = ("paid_method" IS NULL)
  AND ("stripe_payment_id" IS NULL OR "paid_method" = 'CARD')
);
