-- Why photos wait for a brokerage that usually pays on terms.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_over_limit" CHECK (NOT "is_over_limit" OR ("brokerage_id" IS NOT NULL AND NOT "is_on_terms"));
