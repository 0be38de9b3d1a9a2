ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_terms" CHECK (
  "statement_due_days" BETWEEN 0 AND 365 AND "credit_limit_cents" > 0
);
