ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_paid" CHECK (("paid_on" IS NULL) = ("paid_method" IS NULL));
