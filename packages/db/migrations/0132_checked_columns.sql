ALTER TABLE "idempotency_keys"
  ADD CONSTRAINT "idempotency_keys_status_range" CHECK ("status" between 100 and 599) NOT VALID;
--> statement-breakpoint
ALTER TABLE "job_failures"
  ADD CONSTRAINT "job_failures_count_range" CHECK ("count" >= 1) NOT VALID,
  ADD CONSTRAINT "job_failures_first_at_last_at_order" CHECK ("first_at" <= "last_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "outbox_messages"
  ADD CONSTRAINT "outbox_messages_channel_known" CHECK ("channel" in ('email', 'sms')) NOT VALID,
  ADD CONSTRAINT "outbox_messages_way_known" CHECK ("way" in ('sms', 'call', 'cascade_by_call')) NOT VALID,
  ADD CONSTRAINT "outbox_messages_state_known" CHECK ("state" in ('waiting', 'sending', 'sent', 'delivered', 'returned', 'stopped', 'refused', 'expired')) NOT VALID,
  ADD CONSTRAINT "outbox_messages_mailing_of_range" CHECK ("mailing_of" >= 0) NOT VALID,
  ADD CONSTRAINT "outbox_messages_tries_range" CHECK ("tries" >= 0) NOT VALID,
  ADD CONSTRAINT "outbox_messages_parts_range" CHECK ("parts" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "one_time_codes"
  ADD CONSTRAINT "one_time_codes_created_at_expires_at_order" CHECK ("created_at" < "expires_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "one_time_links"
  ADD CONSTRAINT "one_time_links_created_at_expires_at_order" CHECK ("created_at" < "expires_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "accepted_agreements"
  ADD CONSTRAINT "accepted_agreements_name_known" CHECK ("name" in ('coach', 'externship')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "account_events"
  ADD CONSTRAINT "account_events_kind_known" CHECK ("kind" in ('signed_in', 'wrong_password', 'password_changed', 'access_reset', 'session_ended', 'other_sessions_ended', 'email_changed', 'phone_changed', 'identity_bound', 'identity_unbound', 'passkey_added', 'passkey_removed', 'app_added', 'app_removed', 'codes_renewed', 'code_used')) NOT VALID,
  ADD CONSTRAINT "account_events_count_range" CHECK ("count" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_created_at_expires_at_order" CHECK ("created_at" < "expires_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "users"
  ADD CONSTRAINT "users_grade_index_range" CHECK ("grade_index" between 1 and 11) NOT VALID,
  ADD CONSTRAINT "users_type_known" CHECK ("type" in ('pupil', 'agent')) NOT VALID,
  ADD CONSTRAINT "users_portal_role_known" CHECK ("portal_role" in ('intern', 'teacher', 'schoolAdmin', 'municipalityAdmin', 'regionAdmin', 'projectAdmin')) NOT VALID,
  ADD CONSTRAINT "users_locale_known" CHECK ("locale" in ('ru', 'en', 'it')) NOT VALID,
  ADD CONSTRAINT "users_muted_mailings_known" CHECK ("muted_mailings" <@ array['events', 'external', 'externship', 'materials', 'media', 'news', 'promos', 'reminders', 'teachers']::text[]) NOT VALID,
  ADD CONSTRAINT "users_rights_version_range" CHECK ("rights_version" >= 0) NOT VALID,
  ADD CONSTRAINT "users_profile_version_range" CHECK ("profile_version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "achievement_bookmarks"
  ADD CONSTRAINT "achievement_bookmarks_source_known" CHECK ("source" in ('reward_transactions', 'certificates')) NOT VALID,
  ADD CONSTRAINT "achievement_bookmarks_last_id_range" CHECK ("last_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "achievement_grants"
  ADD CONSTRAINT "achievement_grants_family_known" CHECK ("family" in ('tasks', 'streak', 'courses', 'trainings', 'level', 'diplomas')) NOT VALID,
  ADD CONSTRAINT "achievement_grants_of_range" CHECK ("of" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "attestation_trainings"
  ADD CONSTRAINT "attestation_trainings_grade_range" CHECK ("grade" between 1 and 11) NOT VALID,
  ADD CONSTRAINT "attestation_trainings_position_range" CHECK ("position" >= 0) NOT VALID,
  ADD CONSTRAINT "attestation_trainings_ready_from_range" CHECK ("ready_from" >= 0) NOT VALID,
  ADD CONSTRAINT "attestation_trainings_almost_from_range" CHECK ("almost_from" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "calendar_items"
  ADD CONSTRAINT "calendar_items_minutes_range" CHECK ("minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "calendar_items_revision_range" CHECK ("revision" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "calendar_shares"
  ADD CONSTRAINT "calendar_shares_kind_known" CHECK ("kind" in ('page', 'feed', 'class')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "certificates"
  ADD CONSTRAINT "certificates_kind_known" CHECK ("kind" in ('participation', 'completion', 'gratitude', 'prize', 'winner', 'diploma_3', 'diploma_2', 'diploma_1')) NOT VALID,
  ADD CONSTRAINT "certificates_source_id_range" CHECK ("source_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "class_messages"
  ADD CONSTRAINT "class_messages_readers_known" CHECK ("readers" in ('everybody', 'pupils', 'parents')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coach_data"
  ADD CONSTRAINT "coach_data_state_known" CHECK ("state" in ('draft', 'on_check', 'approved', 'returned')) NOT VALID,
  ADD CONSTRAINT "coach_data_payment_scheme_known" CHECK ("payment_scheme" in ('self_employed', 'entrepreneur', 'contract')) NOT VALID,
  ADD CONSTRAINT "coach_data_max_lessons_range" CHECK ("max_lessons" >= 0) NOT VALID,
  ADD CONSTRAINT "coach_data_buffer_minutes_range" CHECK ("buffer_minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "coach_data_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coach_documents"
  ADD CONSTRAINT "coach_documents_kind_known" CHECK ("kind" in ('education', 'no_record', 'other')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coach_slots"
  ADD CONSTRAINT "coach_slots_weekday_range" CHECK ("weekday" between 1 and 7) NOT VALID,
  ADD CONSTRAINT "coach_slots_starts_minute_ends_minute_order" CHECK ("starts_minute" < "ends_minute") NOT VALID,
  ADD CONSTRAINT "coach_slots_kind_known" CHECK ("kind" in ('regular', 'open', 'busy')) NOT VALID,
  ADD CONSTRAINT "coach_slots_starts_minute_range" CHECK ("starts_minute" >= 0) NOT VALID,
  ADD CONSTRAINT "coach_slots_ends_minute_range" CHECK ("ends_minute" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coach_subjects"
  ADD CONSTRAINT "coach_subjects_levels_known" CHECK ("levels" <@ array['primary', 'middle', 'oge', 'ege', 'olympiad']::text[]) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coach_vacations"
  ADD CONSTRAINT "coach_vacations_from_day_to_day_order" CHECK ("from_day" <= "to_day") NOT VALID;
--> statement-breakpoint
ALTER TABLE "content_pages"
  ADD CONSTRAINT "content_pages_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "lesson_opinions"
  ADD CONSTRAINT "lesson_opinions_opinion_known" CHECK ("opinion" in ('clear', 'partly', 'unclear')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "lesson_questions"
  ADD CONSTRAINT "lesson_questions_task_id_range" CHECK ("task_id" >= 0) NOT VALID,
  ADD CONSTRAINT "lesson_questions_at_seconds_range" CHECK ("at_seconds" >= 0) NOT VALID,
  ADD CONSTRAINT "lesson_questions_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "lesson_remarks"
  ADD CONSTRAINT "lesson_remarks_at_seconds_range" CHECK ("at_seconds" >= 0) NOT VALID,
  ADD CONSTRAINT "lesson_remarks_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "courses"
  ADD CONSTRAINT "courses_level_known" CHECK ("level" in ('base', 'advanced', 'olympiad')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "disciplines"
  ADD CONSTRAINT "disciplines_hue_range" CHECK ("hue" between 0 and 360) NOT VALID,
  ADD CONSTRAINT "disciplines_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "lesson_views"
  ADD CONSTRAINT "lesson_views_first_opened_at_last_opened_at_order" CHECK ("first_opened_at" <= "last_opened_at") NOT VALID,
  ADD CONSTRAINT "lesson_views_watched_seconds_range" CHECK ("watched_seconds" >= 0) NOT VALID,
  ADD CONSTRAINT "lesson_views_video_position_range" CHECK ("video_position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_position_range" CHECK ("position" >= 0) NOT VALID,
  ADD CONSTRAINT "lessons_minutes_range" CHECK ("minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "lessons_reading_minutes_range" CHECK ("reading_minutes" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "videos"
  ADD CONSTRAINT "videos_duration_seconds_range" CHECK ("duration_seconds" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "watched_days"
  ADD CONSTRAINT "watched_days_seconds_range" CHECK ("seconds" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stopped_addresses"
  ADD CONSTRAINT "stopped_addresses_channel_known" CHECK ("channel" in ('email', 'sms')) NOT VALID,
  ADD CONSTRAINT "stopped_addresses_reason_known" CHECK ("reason" in ('absent', 'complaint')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "exam_rehearsals"
  ADD CONSTRAINT "exam_rehearsals_exam_known" CHECK ("exam" in ('oge', 'ege')) NOT VALID,
  ADD CONSTRAINT "exam_rehearsals_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "exam_shares"
  ADD CONSTRAINT "exam_shares_created_at_ends_at_order" CHECK ("created_at" <= "ends_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "consents"
  ADD CONSTRAINT "consents_kind_known" CHECK ("kind" in ('personal_data', 'public_name', 'photographs')) NOT VALID,
  ADD CONSTRAINT "consents_channel_known" CHECK ("channel" in ('linking', 'sms', 'account')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "family_controls"
  ADD CONSTRAINT "family_controls_daily_minutes_range" CHECK ("daily_minutes" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "family_invitations"
  ADD CONSTRAINT "family_invitations_created_at_expires_at_order" CHECK ("created_at" < "expires_at") NOT VALID,
  ADD CONSTRAINT "family_invitations_kind_known" CHECK ("kind" in ('child', 'parent', 'second', 'phone')) NOT VALID,
  ADD CONSTRAINT "family_invitations_consents_known" CHECK ("consents" <@ array['personal_data', 'public_name', 'photographs']::text[]) NOT VALID;
--> statement-breakpoint
ALTER TABLE "family_links"
  ADD CONSTRAINT "family_links_started_at_ended_at_order" CHECK ("started_at" <= "ended_at") NOT VALID,
  ADD CONSTRAINT "family_links_state_known" CHECK ("state" in ('active', 'ended')) NOT VALID,
  ADD CONSTRAINT "family_links_way_known" CHECK ("way" in ('child_code', 'parent_code', 'phone', 'created', 'second_parent')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "files"
  ADD CONSTRAINT "files_size_range" CHECK ("size" >= 0) NOT VALID,
  ADD CONSTRAINT "files_type_known" CHECK ("type" in ('image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'text/plain')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "access_grants"
  ADD CONSTRAINT "access_grants_starts_at_ends_at_order" CHECK ("starts_at" <= "ends_at") NOT VALID,
  ADD CONSTRAINT "access_grants_source_known" CHECK ("source" in ('enrollment', 'purchase', 'gift', 'school', 'trial', 'promo', 'staff')) NOT VALID,
  ADD CONSTRAINT "access_grants_resource_id_range" CHECK ("resource_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "homework_copies"
  ADD CONSTRAINT "homework_copies_mark_range" CHECK ("mark" between 1 and 5) NOT VALID,
  ADD CONSTRAINT "homework_copies_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "homework_sets"
  ADD CONSTRAINT "homework_sets_section_known" CHECK ("section" in ('ege', 'oge', 'skills')) NOT VALID,
  ADD CONSTRAINT "homework_sets_year_range" CHECK ("year" >= 0) NOT VALID,
  ADD CONSTRAINT "homework_sets_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "homework_targets"
  ADD CONSTRAINT "homework_targets_target_known" CHECK ("target" in ('class', 'user', 'except')) NOT VALID,
  ADD CONSTRAINT "homework_targets_target_id_range" CHECK ("target_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "homework_tellings"
  ADD CONSTRAINT "homework_tellings_kind_known" CHECK ("kind" in ('opened', 'ending')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "homeworks"
  ADD CONSTRAINT "homeworks_source_known" CHECK ("source" in ('course', 'teacher', 'webinar', 'library')) NOT VALID,
  ADD CONSTRAINT "homeworks_level_known" CHECK ("level" in ('a', 'b', 'c')) NOT VALID,
  ADD CONSTRAINT "homeworks_soft_days_range" CHECK ("soft_days" >= 0) NOT VALID,
  ADD CONSTRAINT "homeworks_term_changes_range" CHECK ("term_changes" >= 0) NOT VALID,
  ADD CONSTRAINT "homeworks_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "webinars"
  ADD CONSTRAINT "webinars_starts_at_ends_at_order" CHECK ("starts_at" < "ends_at") NOT VALID,
  ADD CONSTRAINT "webinars_school_class_id_range" CHECK ("school_class_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "identities"
  ADD CONSTRAINT "identities_provider_known" CHECK ("provider" in ('vkontakte', 'mailru_oauth2', 'facebook', 'google_oauth2', 'odnoklassniki', 'yandex', 'pcs2035', 'educont')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "identity_offers"
  ADD CONSTRAINT "identity_offers_provider_known" CHECK ("provider" in ('vkontakte', 'mailru_oauth2', 'facebook', 'google_oauth2', 'odnoklassniki', 'yandex', 'pcs2035', 'educont')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "invitation_accepts"
  ADD CONSTRAINT "invitation_accepts_state_known" CHECK ("state" in ('waiting', 'confirmed', 'refused')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "invitations"
  ADD CONSTRAINT "invitations_most_uses_range" CHECK ("most_uses" >= 1) NOT VALID,
  ADD CONSTRAINT "invitations_created_at_expires_at_order" CHECK ("created_at" < "expires_at") NOT VALID,
  ADD CONSTRAINT "invitations_kind_known" CHECK ("kind" in ('class', 'teacher')) NOT VALID,
  ADD CONSTRAINT "invitations_role_known" CHECK ("role" in ('teacher', 'admin')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_changes"
  ADD CONSTRAINT "journal_changes_from_mark_known" CHECK ("from_mark" in ('5', '4', '3', '2', 'absent', 'excused')) NOT VALID,
  ADD CONSTRAINT "journal_changes_to_mark_known" CHECK ("to_mark" in ('5', '4', '3', '2', 'absent', 'excused')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_columns"
  ADD CONSTRAINT "journal_columns_weight_range" CHECK ("weight" >= 1) NOT VALID,
  ADD CONSTRAINT "journal_columns_created_at_removed_at_order" CHECK ("created_at" <= "removed_at") NOT VALID,
  ADD CONSTRAINT "journal_columns_kind_known" CHECK ("kind" in ('answer', 'classwork', 'independent', 'test', 'dictation', 'essay', 'lab', 'project', 'homework')) NOT VALID,
  ADD CONSTRAINT "journal_columns_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_marks"
  ADD CONSTRAINT "journal_marks_mark_known" CHECK ("mark" in ('5', '4', '3', '2', 'absent', 'excused')) NOT VALID,
  ADD CONSTRAINT "journal_marks_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "mistake_bookmarks"
  ADD CONSTRAINT "mistake_bookmarks_source_known" CHECK ("source" in ('answers', 'attempts')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "mistakes"
  ADD CONSTRAINT "mistakes_state_known" CHECK ("state" in ('open', 'closed', 'dismissed')) NOT VALID,
  ADD CONSTRAINT "mistakes_twin_outcome_known" CHECK ("twin_outcome" in ('right', 'helped', 'wrong')) NOT VALID,
  ADD CONSTRAINT "mistakes_dismissal_known" CHECK ("dismissal" in ('known', 'not_mine', 'later')) NOT VALID,
  ADD CONSTRAINT "mistakes_closed_by_known" CHECK ("closed_by" in ('solved', 'regraded')) NOT VALID,
  ADD CONSTRAINT "mistakes_try_number_range" CHECK ("try_number" >= 0) NOT VALID,
  ADD CONSTRAINT "mistakes_step_range" CHECK ("step" >= 0) NOT VALID,
  ADD CONSTRAINT "mistakes_twin_attempt_id_range" CHECK ("twin_attempt_id" >= 0) NOT VALID,
  ADD CONSTRAINT "mistakes_twin_work_id_range" CHECK ("twin_work_id" >= 0) NOT VALID,
  ADD CONSTRAINT "mistakes_twin_task_id_range" CHECK ("twin_task_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_created_at_read_at_order" CHECK ("created_at" <= "read_at") NOT VALID,
  ADD CONSTRAINT "notifications_kind_known" CHECK ("kind" in ('homework', 'reminder', 'answer', 'class_message', 'olympiad', 'invitation', 'objective', 'account')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "objective_bookmarks"
  ADD CONSTRAINT "objective_bookmarks_source_known" CHECK ("source" in ('answers')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "objectives"
  ADD CONSTRAINT "objectives_origin_known" CHECK ("origin" in ('own', 'parent', 'teacher', 'auto')) NOT VALID,
  ADD CONSTRAINT "objectives_metric_known" CHECK ("metric" in ('tasks', 'percent', 'skills', 'exam', 'mark', 'row', 'days', 'minutes')) NOT VALID,
  ADD CONSTRAINT "objectives_exam_known" CHECK ("exam" in ('oge', 'ege')) NOT VALID,
  ADD CONSTRAINT "objectives_state_known" CHECK ("state" in ('proposed', 'active', 'declined', 'archived', 'claimed')) NOT VALID,
  ADD CONSTRAINT "objectives_target_range" CHECK ("target" >= 0) NOT VALID,
  ADD CONSTRAINT "objectives_daily_minutes_range" CHECK ("daily_minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "objectives_coins_range" CHECK ("coins" >= 0) NOT VALID,
  ADD CONSTRAINT "objectives_amount_range" CHECK ("amount" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "teacher_objectives"
  ADD CONSTRAINT "teacher_objectives_kind_known" CHECK ("kind" in ('olympiad', 'checking', 'visits')) NOT VALID,
  ADD CONSTRAINT "teacher_objectives_state_known" CHECK ("state" in ('active', 'claimed', 'archived')) NOT VALID,
  ADD CONSTRAINT "teacher_objectives_target_range" CHECK ("target" >= 0) NOT VALID,
  ADD CONSTRAINT "teacher_objectives_amount_range" CHECK ("amount" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_access_locks"
  ADD CONSTRAINT "olympiad_access_locks_kind_known" CHECK ("kind" in ('forbidden', 'forced')) NOT VALID,
  ADD CONSTRAINT "olympiad_access_locks_set_by_range" CHECK ("set_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_access_locks_ended_by_range" CHECK ("ended_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_class_accesses"
  ADD CONSTRAINT "olympiad_class_accesses_opened_at_closed_at_order" CHECK ("opened_at" <= "closed_at") NOT VALID,
  ADD CONSTRAINT "olympiad_class_accesses_opened_by_range" CHECK ("opened_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_class_accesses_closed_by_range" CHECK ("closed_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_listed_pupils"
  ADD CONSTRAINT "olympiad_listed_pupils_added_by_range" CHECK ("added_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_clarifications"
  ADD CONSTRAINT "olympiad_clarifications_grade_index_range" CHECK ("grade_index" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_clarifications_task_id_range" CHECK ("task_id" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_clarifications_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_invitations"
  ADD CONSTRAINT "olympiad_invitations_sent_by_range" CHECK ("sent_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_regraded_awards"
  ADD CONSTRAINT "olympiad_regraded_awards_regrading_id_range" CHECK ("regrading_id" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_regraded_awards_before_range" CHECK ("before" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_regraded_awards_after_range" CHECK ("after" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_class_rooms"
  ADD CONSTRAINT "olympiad_class_rooms_set_by_range" CHECK ("set_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_class_rooms_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_readiness_ticks"
  ADD CONSTRAINT "olympiad_readiness_ticks_item_known" CHECK ("item" in ('classrooms', 'computers', 'technician', 'memo')) NOT VALID,
  ADD CONSTRAINT "olympiad_readiness_ticks_ticked_by_range" CHECK ("ticked_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_readiness_ticks_cleared_by_range" CHECK ("cleared_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_reserves"
  ADD CONSTRAINT "olympiad_reserves_minutes_range" CHECK ("minutes" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_stage_changes"
  ADD CONSTRAINT "olympiad_stage_changes_kind_known" CHECK ("kind" in ('made', 'moved', 'cancelled', 'published')) NOT VALID,
  ADD CONSTRAINT "olympiad_stage_changes_decided_by_range" CHECK ("decided_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_absences"
  ADD CONSTRAINT "olympiad_absences_seconds_range" CHECK ("seconds" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_code_guesses"
  ADD CONSTRAINT "olympiad_code_guesses_guesses_range" CHECK ("guesses" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_codes"
  ADD CONSTRAINT "olympiad_codes_seats_range" CHECK ("seats" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_codes_taken_range" CHECK ("taken" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_disqualifications"
  ADD CONSTRAINT "olympiad_disqualifications_withdrawn_by_range" CHECK ("withdrawn_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_experts"
  ADD CONSTRAINT "olympiad_experts_appointed_by_range" CHECK ("appointed_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_experts_dismissed_by_range" CHECK ("dismissed_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_grades"
  ADD CONSTRAINT "olympiad_grades_grade_index_range" CHECK ("grade_index" between 1 and 11) NOT VALID,
  ADD CONSTRAINT "olympiad_grades_minutes_range" CHECK ("minutes" >= 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_packets"
  ADD CONSTRAINT "olympiad_packets_made_by_range" CHECK ("made_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_packets_codes_range" CHECK ("codes" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_packets_diplomas_range" CHECK ("diplomas" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_participations"
  ADD CONSTRAINT "olympiad_participations_grade_index_range" CHECK ("grade_index" between 1 and 11) NOT VALID,
  ADD CONSTRAINT "olympiad_participations_award_range" CHECK ("award" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_personal_codes"
  ADD CONSTRAINT "olympiad_personal_codes_issued_by_range" CHECK ("issued_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_personal_codes_revoked_by_range" CHECK ("revoked_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_protocol_entries"
  ADD CONSTRAINT "olympiad_protocol_entries_kind_known" CHECK ("kind" in ('stage_made', 'stage_moved', 'stage_cancelled', 'started', 'finished', 'connection_lost', 'connection_back', 'page_hidden', 'packet_made', 'code_used', 'code_revoked', 'school_told', 'time_asked', 'time_declined', 'time_given', 'time_taken_back', 'expert_appointed', 'expert_dismissed', 'marked', 'returned', 'appealed', 'appeal_decided', 'disqualified', 'restored', 'published', 'withdrawn', 'regraded', 'regrading_undone')) NOT VALID,
  ADD CONSTRAINT "olympiad_protocol_entries_number_range" CHECK ("number" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_protocol_entries_participation_id_range" CHECK ("participation_id" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_protocol_entries_actor_id_range" CHECK ("actor_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_samples"
  ADD CONSTRAINT "olympiad_samples_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_stages"
  ADD CONSTRAINT "olympiad_stages_pass_percent_range" CHECK ("pass_percent" between 0 and 100) NOT VALID,
  ADD CONSTRAINT "olympiad_stages_opens_at_closes_at_order" CHECK ("opens_at" < "closes_at") NOT VALID,
  ADD CONSTRAINT "olympiad_stages_closes_at_results_at_order" CHECK ("closes_at" <= "results_at") NOT VALID,
  ADD CONSTRAINT "olympiad_stages_kind_known" CHECK ("kind" in ('trial', 'qualifying', 'main', 'final')) NOT VALID,
  ADD CONSTRAINT "olympiad_stages_entry_known" CHECK ("entry" in ('open', 'code', 'by_result')) NOT VALID,
  ADD CONSTRAINT "olympiad_stages_position_range" CHECK ("position" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_stages_appeal_days_range" CHECK ("appeal_days" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_stages_arbiter_step_range" CHECK ("arbiter_step" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_stages_max_extra_minutes_range" CHECK ("max_extra_minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_stages_made_by_range" CHECK ("made_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_time_requests"
  ADD CONSTRAINT "olympiad_time_requests_target_known" CHECK ("target" in ('all', 'school', 'class', 'user')) NOT VALID,
  ADD CONSTRAINT "olympiad_time_requests_target_id_range" CHECK ("target_id" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_time_requests_extra_minutes_range" CHECK ("extra_minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_time_requests_shift_minutes_range" CHECK ("shift_minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_time_requests_asked_by_range" CHECK ("asked_by" >= 0) NOT VALID,
  ADD CONSTRAINT "olympiad_time_requests_decided_by_range" CHECK ("decided_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_withdrawals"
  ADD CONSTRAINT "olympiad_withdrawals_decided_by_range" CHECK ("decided_by" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiads"
  ADD CONSTRAINT "olympiads_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "memberships"
  ADD CONSTRAINT "memberships_role_known" CHECK ("role" in ('admin', 'teacher', 'student')) NOT VALID,
  ADD CONSTRAINT "memberships_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "name_views"
  ADD CONSTRAINT "name_views_portal_role_known" CHECK ("portal_role" in ('intern', 'teacher', 'schoolAdmin', 'municipalityAdmin', 'regionAdmin', 'projectAdmin')) NOT VALID,
  ADD CONSTRAINT "name_views_list_known" CHECK ("list" in ('class', 'class_file', 'class_waiting', 'olympiad', 'olympiad_file', 'progress', 'doubles')) NOT VALID,
  ADD CONSTRAINT "name_views_names_range" CHECK ("names" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "organizations"
  ADD CONSTRAINT "organizations_kind_known" CHECK ("kind" in ('project_federation', 'region', 'municipal', 'school')) NOT VALID,
  ADD CONSTRAINT "organizations_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "organizations"("id") NOT VALID,
  ADD CONSTRAINT "organizations_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "past_memberships"
  ADD CONSTRAINT "past_memberships_role_known" CHECK ("role" in ('admin', 'teacher', 'student')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "own_task_versions"
  ADD CONSTRAINT "own_task_versions_number_range" CHECK ("number" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "own_tasks"
  ADD CONSTRAINT "own_tasks_kind_known" CHECK ("kind" in ('single_choice', 'multiple_choice', 'number', 'short_text', 'gaps', 'ordering', 'compose', 'matching', 'grouping', 'mark_words', 'table', 'number_line', 'image_point', 'file', 'essay')) NOT VALID,
  ADD CONSTRAINT "own_tasks_difficulty_range" CHECK ("difficulty" >= 0) NOT VALID,
  ADD CONSTRAINT "own_tasks_revision_range" CHECK ("revision" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "family_letters"
  ADD CONSTRAINT "family_letters_kind_known" CHECK ("kind" in ('evening', 'weekly')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "grade_checks"
  ADD CONSTRAINT "grade_checks_from_index_range" CHECK ("from_index" >= 0) NOT VALID,
  ADD CONSTRAINT "grade_checks_to_index_range" CHECK ("to_index" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "interests"
  ADD CONSTRAINT "interests_grade_id_range" CHECK ("grade_id" >= 0) NOT VALID,
  ADD CONSTRAINT "interests_level_id_range" CHECK ("level_id" >= 0) NOT VALID,
  ADD CONSTRAINT "interests_business_segment_tag_id_range" CHECK ("business_segment_tag_id" >= 0) NOT VALID,
  ADD CONSTRAINT "interests_product_segment_tag_id_range" CHECK ("product_segment_tag_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "profiles"
  ADD CONSTRAINT "profiles_school_entry_year_range" CHECK ("school_entry_year" between 1990 and 2100) NOT VALID,
  ADD CONSTRAINT "profiles_start_teaching_year_range" CHECK ("start_teaching_year" between 1940 and 2100) NOT VALID,
  ADD CONSTRAINT "profiles_gender_known" CHECK ("gender" in ('female', 'male')) NOT VALID,
  ADD CONSTRAINT "profiles_citizenship_id_range" CHECK ("citizenship_id" >= 0) NOT VALID,
  ADD CONSTRAINT "profiles_attestation_format_id_range" CHECK ("attestation_format_id" >= 0) NOT VALID,
  ADD CONSTRAINT "profiles_education_form_id_range" CHECK ("education_form_id" >= 0) NOT VALID,
  ADD CONSTRAINT "profiles_weekly_minutes_range" CHECK ("weekly_minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "profiles_grade_checked_year_range" CHECK ("grade_checked_year" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "appeals"
  ADD CONSTRAINT "appeals_try_number_range" CHECK ("try_number" >= 1) NOT VALID,
  ADD CONSTRAINT "appeals_filed_at_decided_at_order" CHECK ("filed_at" <= "decided_at") NOT VALID,
  ADD CONSTRAINT "appeals_state_known" CHECK ("state" in ('open', 'accepted', 'declined')) NOT VALID,
  ADD CONSTRAINT "appeals_task_id_range" CHECK ("task_id" >= 0) NOT VALID,
  ADD CONSTRAINT "appeals_points_before_range" CHECK ("points_before" >= 0) NOT VALID,
  ADD CONSTRAINT "appeals_points_after_range" CHECK ("points_after" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "kept_comments"
  ADD CONSTRAINT "kept_comments_uses_range" CHECK ("uses" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "reward_transactions"
  ADD CONSTRAINT "reward_transactions_currency_known" CHECK ("currency" in ('xp', 'coins', 'bonuses')) NOT VALID,
  ADD CONSTRAINT "reward_transactions_source_id_range" CHECK ("source_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "class_members"
  ADD CONSTRAINT "class_members_role_known" CHECK ("role" in ('pupil', 'teacher')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "class_move_people"
  ADD CONSTRAINT "class_move_people_grade_from_range" CHECK ("grade_from" between 1 and 11) NOT VALID;
--> statement-breakpoint
ALTER TABLE "class_moves"
  ADD CONSTRAINT "class_moves_kind_known" CHECK ("kind" in ('year', 'merger')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "class_seatings"
  ADD CONSTRAINT "class_seatings_rows_range" CHECK ("rows" >= 0) NOT VALID,
  ADD CONSTRAINT "class_seatings_desks_range" CHECK ("desks" >= 0) NOT VALID,
  ADD CONSTRAINT "class_seatings_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "class_seats"
  ADD CONSTRAINT "class_seats_place_range" CHECK ("place" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "pupil_double_decisions"
  ADD CONSTRAINT "pupil_double_decisions_verdict_known" CHECK ("verdict" in ('different', 'joined')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "school_classes"
  ADD CONSTRAINT "school_classes_grade_index_range" CHECK ("grade_index" between 1 and 11) NOT VALID,
  ADD CONSTRAINT "school_classes_school_year_range" CHECK ("school_year" between 2000 and 2100) NOT VALID,
  ADD CONSTRAINT "school_classes_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "directory_schools"
  ADD CONSTRAINT "directory_schools_number_range" CHECK ("number" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "towns"
  ADD CONSTRAINT "towns_region_id_range" CHECK ("region_id" >= 0) NOT VALID,
  ADD CONSTRAINT "towns_schools_count_range" CHECK ("schools_count" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "search_items"
  ADD CONSTRAINT "search_items_kind_known" CHECK ("kind" in ('course', 'theme', 'teacher', 'lesson', 'skill', 'training', 'olympiad', 'exam_rehearsal', 'page')) NOT VALID,
  ADD CONSTRAINT "search_items_popularity_range" CHECK ("popularity" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "search_words"
  ADD CONSTRAINT "search_words_items_range" CHECK ("items" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "authenticator_apps"
  ADD CONSTRAINT "authenticator_apps_last_step_range" CHECK ("last_step" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "passkeys"
  ADD CONSTRAINT "passkeys_counter_range" CHECK ("counter" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "skill_mastery"
  ADD CONSTRAINT "skill_mastery_level_known" CHECK ("level" in ('not_started', 'attempted', 'familiar', 'proficient', 'mastered')) NOT VALID,
  ADD CONSTRAINT "skill_mastery_step_range" CHECK ("step" >= 0) NOT VALID,
  ADD CONSTRAINT "skill_mastery_rights_range" CHECK ("rights" >= 0) NOT VALID,
  ADD CONSTRAINT "skill_mastery_wrongs_range" CHECK ("wrongs" >= 0) NOT VALID,
  ADD CONSTRAINT "skill_mastery_repetition_range" CHECK ("repetition" >= 0) NOT VALID,
  ADD CONSTRAINT "skill_mastery_answered_range" CHECK ("answered" >= 0) NOT VALID,
  ADD CONSTRAINT "skill_mastery_right_range" CHECK ("right" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "skill_session_tasks"
  ADD CONSTRAINT "skill_session_tasks_level_before_known" CHECK ("level_before" in ('not_started', 'attempted', 'familiar', 'proficient', 'mastered')) NOT VALID,
  ADD CONSTRAINT "skill_session_tasks_level_after_known" CHECK ("level_after" in ('not_started', 'attempted', 'familiar', 'proficient', 'mastered')) NOT VALID,
  ADD CONSTRAINT "skill_session_tasks_outcome_known" CHECK ("outcome" in ('right', 'helped', 'wrong', 'gave_up')) NOT VALID,
  ADD CONSTRAINT "skill_session_tasks_position_range" CHECK ("position" >= 0) NOT VALID,
  ADD CONSTRAINT "skill_session_tasks_task_id_range" CHECK ("task_id" >= 0) NOT VALID,
  ADD CONSTRAINT "skill_session_tasks_xp_range" CHECK ("xp" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "skill_sessions"
  ADD CONSTRAINT "skill_sessions_started_at_ends_at_order" CHECK ("started_at" < "ends_at") NOT VALID,
  ADD CONSTRAINT "skill_sessions_mode_known" CHECK ("mode" in ('skill', 'ten_minutes', 'repeat', 'check')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "skills"
  ADD CONSTRAINT "skills_grade_range" CHECK ("grade" between 1 and 11) NOT VALID,
  ADD CONSTRAINT "skills_easiest_hardest_order" CHECK ("easiest" <= "hardest") NOT VALID,
  ADD CONSTRAINT "skills_position_range" CHECK ("position" >= 0) NOT VALID,
  ADD CONSTRAINT "skills_easiest_range" CHECK ("easiest" >= 0) NOT VALID,
  ADD CONSTRAINT "skills_hardest_range" CHECK ("hardest" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "streak_rest_days"
  ADD CONSTRAINT "streak_rest_days_from_day_to_day_order" CHECK ("from_day" <= "to_day") NOT VALID;
--> statement-breakpoint
ALTER TABLE "task_reports"
  ADD CONSTRAINT "task_reports_kind_known" CHECK ("kind" in ('typo', 'wrong_answer', 'unclear', 'broken')) NOT VALID,
  ADD CONSTRAINT "task_reports_status_known" CHECK ("status" in ('open', 'fixed', 'declined')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "tasks"
  ADD CONSTRAINT "tasks_kind_known" CHECK ("kind" in ('single_choice', 'multiple_choice', 'number', 'short_text', 'gaps', 'ordering', 'compose', 'matching', 'grouping', 'mark_words', 'table', 'number_line', 'image_point', 'file', 'essay')) NOT VALID,
  ADD CONSTRAINT "tasks_difficulty_range" CHECK ("difficulty" >= 0) NOT VALID,
  ADD CONSTRAINT "tasks_max_score_range" CHECK ("max_score" >= 0) NOT VALID,
  ADD CONSTRAINT "tasks_available_xp_range" CHECK ("available_xp" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "daily_plan_items"
  ADD CONSTRAINT "daily_plan_items_thing_known" CHECK ("thing" in ('stage', 'exam', 'attestation', 'homework', 'own', 'lesson', 'mistakes', 'skills', 'objective', 'training', 'answer')) NOT VALID,
  ADD CONSTRAINT "daily_plan_items_state_known" CHECK ("state" in ('planned', 'done', 'moved', 'hidden')) NOT VALID,
  ADD CONSTRAINT "daily_plan_items_position_range" CHECK ("position" >= 0) NOT VALID,
  ADD CONSTRAINT "daily_plan_items_minutes_range" CHECK ("minutes" >= 0) NOT VALID,
  ADD CONSTRAINT "daily_plan_items_xp_range" CHECK ("xp" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "daily_plan_settings"
  ADD CONSTRAINT "daily_plan_settings_daily_minutes_range" CHECK ("daily_minutes" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "daily_plan_wishes"
  ADD CONSTRAINT "daily_plan_wishes_reason_known" CHECK ("reason" in ('know_it', 'too_hard', 'not_mine', 'no_time')) NOT VALID,
  ADD CONSTRAINT "daily_plan_wishes_thing_known" CHECK ("thing" in ('stage', 'exam', 'attestation', 'homework', 'own', 'lesson', 'mistakes', 'skills', 'objective', 'training', 'answer')) NOT VALID,
  ADD CONSTRAINT "daily_plan_wishes_minutes_range" CHECK ("minutes" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "trainings"
  ADD CONSTRAINT "trainings_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "regraded_answers"
  ADD CONSTRAINT "regraded_answers_try_number_range" CHECK ("try_number" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "regradings"
  ADD CONSTRAINT "regradings_state_known" CHECK ("state" in ('waiting', 'held', 'done', 'refused', 'replaced')) NOT VALID,
  ADD CONSTRAINT "regradings_held_for_known" CHECK ("held_for" in ('question', 'results')) NOT VALID,
  ADD CONSTRAINT "regradings_answers_seen_range" CHECK ("answers_seen" >= 0) NOT VALID,
  ADD CONSTRAINT "regradings_answers_changed_range" CHECK ("answers_changed" >= 0) NOT VALID,
  ADD CONSTRAINT "regradings_attempts_changed_range" CHECK ("attempts_changed" >= 0) NOT VALID,
  ADD CONSTRAINT "regradings_xp_paid_range" CHECK ("xp_paid" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "accommodations"
  ADD CONSTRAINT "accommodations_time_factor_range" CHECK ("time_factor" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "answer_drafts"
  ADD CONSTRAINT "answer_drafts_task_id_range" CHECK ("task_id" >= 0) NOT VALID,
  ADD CONSTRAINT "answer_drafts_sequence_range" CHECK ("sequence" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "answer_reviews"
  ADD CONSTRAINT "answer_reviews_try_number_range" CHECK ("try_number" >= 1) NOT VALID,
  ADD CONSTRAINT "answer_reviews_round_range" CHECK ("round" >= 1) NOT VALID,
  ADD CONSTRAINT "answer_reviews_asked_at_reviewed_at_order" CHECK ("asked_at" <= "reviewed_at") NOT VALID,
  ADD CONSTRAINT "answer_reviews_state_known" CHECK ("state" in ('waiting', 'reviewed', 'returned')) NOT VALID,
  ADD CONSTRAINT "answer_reviews_task_id_range" CHECK ("task_id" >= 0) NOT VALID,
  ADD CONSTRAINT "answer_reviews_points_range" CHECK ("points" >= 0) NOT VALID,
  ADD CONSTRAINT "answer_reviews_version_range" CHECK ("version" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "answers"
  ADD CONSTRAINT "answers_try_number_range" CHECK ("try_number" >= 1) NOT VALID,
  ADD CONSTRAINT "answers_attempt_id_range" CHECK ("attempt_id" >= 0) NOT VALID,
  ADD CONSTRAINT "answers_task_id_range" CHECK ("task_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "attempts"
  ADD CONSTRAINT "attempts_number_range" CHECK ("number" >= 1) NOT VALID,
  ADD CONSTRAINT "attempts_grade_index_range" CHECK ("grade_index" between 1 and 11) NOT VALID,
  ADD CONSTRAINT "attempts_started_at_deadline_at_order" CHECK ("started_at" <= "deadline_at") NOT VALID,
  ADD CONSTRAINT "attempts_started_at_finished_at_order" CHECK ("started_at" <= "finished_at") NOT VALID,
  ADD CONSTRAINT "attempts_points_max_points_order" CHECK ("points" <= "max_points") NOT VALID,
  ADD CONSTRAINT "attempts_finish_reason_known" CHECK ("finish_reason" in ('user', 'timeout', 'admin')) NOT VALID,
  ADD CONSTRAINT "attempts_extra_seconds_range" CHECK ("extra_seconds" >= 0) NOT VALID,
  ADD CONSTRAINT "attempts_time_factor_range" CHECK ("time_factor" >= 0) NOT VALID,
  ADD CONSTRAINT "attempts_points_range" CHECK ("points" >= 0) NOT VALID,
  ADD CONSTRAINT "attempts_max_points_range" CHECK ("max_points" >= 1) NOT VALID,
  ADD CONSTRAINT "attempts_school_id_range" CHECK ("school_id" >= 0) NOT VALID,
  ADD CONSTRAINT "attempts_region_id_range" CHECK ("region_id" >= 0) NOT VALID,
  ADD CONSTRAINT "attempts_extra_tries_range" CHECK ("extra_tries" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "rating_buckets"
  ADD CONSTRAINT "rating_buckets_region_id_range" CHECK ("region_id" >= 0) NOT VALID,
  ADD CONSTRAINT "rating_buckets_points_range" CHECK ("points" >= 0) NOT VALID,
  ADD CONSTRAINT "rating_buckets_max_points_range" CHECK ("max_points" >= 0) NOT VALID,
  ADD CONSTRAINT "rating_buckets_people_range" CHECK ("people" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "rating_fresh"
  ADD CONSTRAINT "rating_fresh_work_id_range" CHECK ("work_id" >= 0) NOT VALID,
  ADD CONSTRAINT "rating_fresh_points_range" CHECK ("points" >= 0) NOT VALID,
  ADD CONSTRAINT "rating_fresh_max_points_range" CHECK ("max_points" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "review_marks"
  ADD CONSTRAINT "review_marks_state_known" CHECK ("state" in ('reviewed', 'returned')) NOT VALID,
  ADD CONSTRAINT "review_marks_reviewer_id_range" CHECK ("reviewer_id" >= 0) NOT VALID,
  ADD CONSTRAINT "review_marks_points_range" CHECK ("points" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "school_results"
  ADD CONSTRAINT "school_results_participants_range" CHECK ("participants" >= 0) NOT VALID,
  ADD CONSTRAINT "school_results_points_range" CHECK ("points" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "task_states"
  ADD CONSTRAINT "task_states_share_range" CHECK ("share" between 0 and 1) NOT VALID,
  ADD CONSTRAINT "task_states_status_known" CHECK ("status" in ('not_started', 'started', 'solved', 'partially', 'failed', 'hinted', 'in_queue', 'unavailable')) NOT VALID,
  ADD CONSTRAINT "task_states_task_id_range" CHECK ("task_id" >= 0) NOT VALID,
  ADD CONSTRAINT "task_states_tries_range" CHECK ("tries" >= 0) NOT VALID,
  ADD CONSTRAINT "task_states_hints_opened_range" CHECK ("hints_opened" >= 0) NOT VALID,
  ADD CONSTRAINT "task_states_returns_range" CHECK ("returns" >= 0) NOT VALID,
  ADD CONSTRAINT "task_states_xp_range" CHECK ("xp" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "work_allowances"
  ADD CONSTRAINT "work_allowances_target_known" CHECK ("target" in ('all', 'school', 'class', 'user')) NOT VALID,
  ADD CONSTRAINT "work_allowances_target_id_range" CHECK ("target_id" >= 0) NOT VALID,
  ADD CONSTRAINT "work_allowances_given" CHECK ("takes_back_id" is not null or "extra_seconds" >= 0) NOT VALID,
  ADD CONSTRAINT "work_allowances_takes_back_id_range" CHECK ("takes_back_id" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "work_tasks"
  ADD CONSTRAINT "work_tasks_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "homework_copies" DROP CONSTRAINT "homework_copies_once", ADD CONSTRAINT "homework_copies_homework_id_user_id_pk" PRIMARY KEY ("homework_id", "user_id");
