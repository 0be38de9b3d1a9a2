CREATE TRIGGER "payment_agreements_never_change"
  BEFORE UPDATE OF "text", "charge_after_days", "retry_days", "agreed_at" ON "payment_agreements"
  FOR EACH ROW EXECUTE FUNCTION "keep_agreement"();
