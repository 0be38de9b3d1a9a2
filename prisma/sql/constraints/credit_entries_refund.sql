ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_refund" CHECK (("refund_id" IS NOT NULL) = ("kind" = 'REFUNDED'));
