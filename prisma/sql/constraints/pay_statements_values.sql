ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_values" CHECK ("total_cents" >= 0 AND "starts_on" <= "ends_on");
