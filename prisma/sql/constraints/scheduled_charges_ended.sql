ALTER TABLE "scheduled_charges" ADD CONSTRAINT "scheduled_charges_ended" CHECK (
  "attempts" >= 0 AND ("next_at" IS NULL OR ("stopped_at" IS NULL AND NOT "awaits_confirmation"))
);
