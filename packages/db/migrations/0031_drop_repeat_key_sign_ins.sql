-- contract: no code reads or writes idempotency_keys.signed_in_user_id since 0029_session_visits
ALTER TABLE "idempotency_keys" DROP COLUMN "signed_in_user_id";