CREATE TRIGGER "pay_statements_append_only" BEFORE DELETE ON "pay_statements"
  FOR EACH ROW WHEN (OLD."paid_on" IS NOT NULL) EXECUTE FUNCTION "refuse_pay_change"();
