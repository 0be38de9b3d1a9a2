ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_payable" CHECK (num_nonnulls("invoice_id", "statement_id") = 1);
