CREATE TRIGGER "pay_lines_append_only" BEFORE UPDATE ON "pay_lines"
  FOR EACH ROW EXECUTE FUNCTION "refuse_pay_change"();
