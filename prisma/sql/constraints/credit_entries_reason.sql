ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reason" CHECK (length("reason") BETWEEN 1 AND 500);
