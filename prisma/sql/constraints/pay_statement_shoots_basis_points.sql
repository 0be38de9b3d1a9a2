ALTER TABLE "pay_statement_shoots" ADD CONSTRAINT "pay_statement_shoots_basis_points" CHECK ("basis_points" BETWEEN 1 AND 10000);
