ALTER TABLE "statements" ADD CONSTRAINT "statements_period" CHECK ("starts_on" <= "ends_on" AND "ends_on" <= "due_on");
